#!/usr/bin/env node
import { runCommand } from './cli/command.ts';
import { source } from './source.ts';
process.exitCode = await runCommand(source, process.argv.slice(2));
