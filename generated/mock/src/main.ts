#!/usr/bin/env node
import { runCommand } from './command/run-command.ts';
import { source } from './source.ts';
await runCommand(source, process.argv.slice(2));
