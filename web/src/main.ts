import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/letters.css";
import "./kit/tokens.css";
import "./kit/art.css";

mount(App, { target: document.getElementById("page")! });

// The page stays on the device. A browser allows it over https, or from the machine itself; without it nothing is amiss.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {}),
  );
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData)
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep")).catch(() => {});
}
