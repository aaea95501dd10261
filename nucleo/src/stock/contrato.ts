export * from './contrato-ajustes.ts';
export * from './contrato-centralizado.ts';
export * from './contrato-ciclo-de-ajuste.ts';
export * from './contrato-saldos.ts';
export * from './contrato-totales-del-centralizado.ts';
export * from './numeros/contrato-de-numeros.ts';
