#!/usr/bin/env node
// What `bmp-generate` runs.
import module from 'node:module';

// What is compiled once is kept, where Node can: since 22.1.
module.enableCompileCache?.();
const { runCommand } = await import('./cli.ts');
process.exitCode = await runCommand(process.argv.slice(2), { command: 'bmp-generate' });
