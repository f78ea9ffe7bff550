#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from './cli/require-node.ts';
requireNode(process.versions.node);
// Caches compiled code between runs: Prism has hundreds of files.
module.enableCompileCache();
const { runCommand } = await import('./cli/command.ts');
const { source } = await import('./source.ts');
await runCommand(source, process.argv.slice(2));
