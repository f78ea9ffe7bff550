#!/usr/bin/env node
// Entry point of the package's command, `npx -p @bmp/generator bmp-generate`.
import module from 'node:module';
import v8 from 'node:v8';
import { requireNode } from './require-node.ts';

requireNode(process.versions.node);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
// A run lasts seconds, so the last tier of optimization costs more processor time than it saves (an eighth, on GitHub's
// document), and a growing young generation only holds garbage (70 MB). Before Node 24 there is no tier in the middle.
if (Number.parseInt(process.versions.node, 10) >= 24)
  v8.setFlagsFromString('--no-turbofan --semi-space-growth-factor=1');
const { runCommand } = await import('./cli.ts');
process.exitCode = await runCommand(process.argv.slice(2), { command: 'npx -p @bmp/generator bmp-generate' });
