#!/usr/bin/env node
import { runCommand } from '@bmp/verify-engine/command';
import { source } from './source.ts';
process.exitCode = await runCommand(source, process.argv.slice(2), { home: import.meta.url });
