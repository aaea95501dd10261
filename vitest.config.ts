import { defineConfig } from 'vitest/config';

const CORTE_MS = 30_000;
/** These wait for an engine, for a clock or for a thread now and then: a third file works meanwhile. */
const CON_SERVIDOR = { maxWorkers: 3, sequence: { groupOrder: 1 } };
/** A short campaign starts and kills whole servers. */
const CORTE_DE_CAMPANIA_MS = 240_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    // More room for what is made and thrown away at once, as every page and answer here is.
    execArgv: ['--max-semi-space-size=64'],
    // In the checks of everybody a test gets a second chance, as a journey does, and is named at the end.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        test: {
          name: 'arquitectura',
          environment: 'node',
          include: ['{herramientas,bench,web/construccion}/**/*.test.ts'],
          testTimeout: CORTE_MS,
        },
      },
      {
        test: {
          name: 'nucleo',
          environment: 'node',
          include: ['nucleo/src/**/*.test.ts'],
          isolate: false,
          testTimeout: CORTE_MS,
        },
      },
      {
        test: {
          ...CON_SERVIDOR,
          name: 'servidor',
          environment: 'node',
          include: ['servidor/src/**/*.test.ts'],
          isolate: false,
          globalSetup: ['servidor/src/prueba/global.ts'],
          setupFiles: ['servidor/src/prueba/contrasenas-baratas.ts'],
          testTimeout: CORTE_MS,
          hookTimeout: CORTE_MS,
        },
      },
      {
        test: {
          ...CON_SERVIDOR,
          name: 'campanias',
          environment: 'node',
          include: ['campanias/**/*.test.ts'],
          isolate: false,
          globalSetup: ['servidor/src/prueba/global.ts'],
          setupFiles: ['servidor/src/prueba/contrasenas-baratas.ts'],
          testTimeout: CORTE_DE_CAMPANIA_MS,
          hookTimeout: CORTE_DE_CAMPANIA_MS,
        },
      },
      {
        // Screens and pieces share their process: making a page and reading MUI anew for each file took longer than their tests.
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.tsx'],
          exclude: ['web/src/ui/**'],
          isolate: false,
          setupFiles: ['web/src/prueba/ambiente.ts'],
          testTimeout: CORTE_MS,
        },
      },
      {
        test: {
          name: 'web-piezas',
          environment: 'jsdom',
          include: ['web/src/ui/**/*.test.tsx'],
          isolate: false,
          setupFiles: ['web/src/prueba/ambiente.ts'],
          testTimeout: CORTE_MS,
        },
      },
      {
        // What needs no page: making one takes longer than all they do.
        test: {
          name: 'web-sin-pagina',
          environment: 'node',
          include: ['web/src/**/*.test.ts'],
          isolate: false,
          testTimeout: CORTE_MS,
        },
      },
    ],
  },
});
