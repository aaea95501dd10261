export * from './contrato-de-abc.ts';
export * from './contrato-de-calidad.ts';
export * from './contrato-de-cambios.ts';
export * from './contrato-de-inactivos.ts';
export * from './contrato-de-mas-vendidos.ts';
export * from './contrato-de-valuacion.ts';
