import { defineConfig } from 'vitest/config';

const CORTE_MS = 30_000;
/** A short campaign starts and kills whole servers. */
const CORTE_DE_CAMPANIA_MS = 120_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'arquitectura',
          environment: 'node',
          include: ['{herramientas,bench,web/construccion}/**/*.test.ts'],
        },
      },
      { test: { name: 'nucleo', environment: 'node', include: ['nucleo/src/**/*.test.ts'] } },
      {
        test: {
          name: 'servidor',
          environment: 'node',
          include: ['servidor/src/**/*.test.ts'],
          globalSetup: ['servidor/src/prueba/global.ts'],
          testTimeout: CORTE_MS,
          hookTimeout: CORTE_MS,
        },
      },
      {
        test: {
          name: 'campanias',
          environment: 'node',
          include: ['campanias/**/*.test.ts'],
          globalSetup: ['servidor/src/prueba/global.ts'],
          fileParallelism: false,
          testTimeout: CORTE_DE_CAMPANIA_MS,
          hookTimeout: CORTE_DE_CAMPANIA_MS,
        },
      },
      {
        test: { name: 'web', environment: 'jsdom', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: CORTE_MS },
      },
    ],
  },
});
