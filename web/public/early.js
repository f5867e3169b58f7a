// Before anything is drawn: the light that was chosen on this device.
try {
  const { theme } = JSON.parse(localStorage.getItem("sottovoce.settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
