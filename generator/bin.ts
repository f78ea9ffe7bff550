#!/usr/bin/env node
// Entry point of the package's command, `npx -p @bmp/generator bmp-generate`.
import module from 'node:module';
import { requireNode } from './require-node.ts';

requireNode(process.versions.node);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
const { runCommand } = await import('./cli.ts');
process.exitCode = await runCommand(process.argv.slice(2), { command: 'npx -p @bmp/generator bmp-generate' });
