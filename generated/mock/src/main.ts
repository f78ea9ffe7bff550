#!/usr/bin/env node
import module from 'node:module';
import { requireNode } from '@bmp/mock-engine/require-node';
requireNode(process.versions.node);
// Caches compiled code between runs: Prism has hundreds of files.
module.enableCompileCache();
const { runCommand } = await import('@bmp/mock-engine/command');
const { source } = await import('./source.ts');
await runCommand(source, process.argv.slice(2), import.meta.url);
