#!/usr/bin/env node
// Entry point of the package's command, `npx -p @bmp/generator bmp-generate`.
import module from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { exitIfUnsupported } from '../templates/runtime/shared/require-node.ts';

exitIfUnsupported(process.versions.node, { subject: 'The generator', minimum: ['20.19', '22.12'] }, 2);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
// A run ends before the code of the slowest compiler pays off, and a young generation that does not grow saves a
// quarter of the memory. Before Node 24 there is no faster compiler for most of the code.
if (Number.parseInt(process.versions.node, 10) >= 24)
  for (const flag of ['--no-opt', '--semi-space-growth-factor=1']) setFlagsFromString(flag);
const { runCommand } = await import('./cli.ts');
process.exitCode = await runCommand(process.argv.slice(2), { command: 'npx -p @bmp/generator bmp-generate' });
