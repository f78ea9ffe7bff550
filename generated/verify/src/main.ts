#!/usr/bin/env node
import { requireNode } from '@bmp/verify-engine/require-node';
requireNode(process.versions.node);
const { runCommand } = await import('@bmp/verify-engine/command');
const { source } = await import('./source.ts');
process.exitCode = await runCommand(source, process.argv.slice(2), { home: import.meta.url });
