#!/usr/bin/env node
// Entry point of `bmp-evolve`.
import module from 'node:module';
import { exitIfUnsupported } from '../../templates/runtime/shared/require-node.ts';

exitIfUnsupported(process.versions.node, { subject: 'The generator', minimum: ['20.19', '22.12'] }, 2);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
const { runEvolve } = await import('./command.ts');
process.exitCode = await runEvolve(process.argv.slice(2));
