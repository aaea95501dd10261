export * from './con-datos.ts';
export * from './contrato-de-eventos.ts';
export * from './definicion-de-evento.ts';
