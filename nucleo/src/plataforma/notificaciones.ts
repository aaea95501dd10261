export * from './contrato-de-eventos.ts';
