export * from './con-datos.ts';
export * from './contrato-de-eventos.ts';
