#!/usr/bin/env node
// Entry point of the package's command, `npx -p @bmp/generator bmp-generate`.
import module from 'node:module';
import { exitIfUnsupported } from '../templates/runtime/shared/require-node.ts';

exitIfUnsupported(process.versions.node, { subject: 'The generator', minimum: ['20.19', '22.12'] }, 2);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
const { runCommand } = await import('./cli.ts');
process.exitCode = await runCommand(process.argv.slice(2), { command: 'npx -p @bmp/generator bmp-generate' });
