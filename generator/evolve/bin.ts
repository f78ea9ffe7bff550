#!/usr/bin/env node
// Entry point of `bmp-evolve`.
import module from 'node:module';
import { requireNode } from '../require-node.ts';

requireNode(process.versions.node);
// Caches compiled code; available since Node 22.1.
module.enableCompileCache?.();
const { runEvolve } = await import('./command.ts');
process.exitCode = await runEvolve(process.argv.slice(2));
