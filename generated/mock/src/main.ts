#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
// What is compiled once is kept: Prism has hundreds of files.
enableCompileCache();
const { runCommand } = await import('./command/run-command.ts');
const { source } = await import('./source.ts');
await runCommand(source, process.argv.slice(2));
