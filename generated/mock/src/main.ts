#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from './command/require-node.ts';
requireNode(process.versions.node);
// What is compiled once is kept: Prism has hundreds of files.
module.enableCompileCache();
const { runCommand } = await import('./command/run-command.ts');
const { source } = await import('./source.ts');
await runCommand(source, process.argv.slice(2));
