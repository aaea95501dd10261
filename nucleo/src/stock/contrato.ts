export * from './contrato-ajustes.ts';
export * from './contrato-centralizado.ts';
export * from './contrato-saldos.ts';
