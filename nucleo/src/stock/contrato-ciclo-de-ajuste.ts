import { z } from 'zod';
import { ConId, Motivo, textoCorto, Version } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { Ajuste } from './contrato-ajustes.ts';

/** What is done to an ajuste once it is written: it takes it along its life cycle. */
const cambio = { alcance: 'sucursal', params: ConId, response: Ajuste } as const;

const delCiclo = [
  'comun.no_encontrado',
  'comun.sin_permiso',
  'comun.version_vieja',
  'comun.transicion_invalida',
] as const;

export const aplicarAjuste = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/aplicar',
  summary: 'Aplica un ajuste: mueve el stock',
  permiso: 'ajuste.aplicar',
  confirmacion: 'en_terminal',
  body: z.strictObject({ version: Version }),
  errors: [
    ...delCiclo,
    'stock.insuficiente',
    'stock.negativo_sin_permiso',
    'stock.periodo_cerrado',
    'stock.ajuste_desactualizado',
    'stock.deposito_inactivo',
    'stock.faltan_numeros',
    'stock.numeros_con_reparos',
    'stock.ajuste_sobre_limite',
  ],
});

const conMotivo = z.strictObject({ version: Version, motivo: textoCorto(200).optional() });

export const pedirAprobacion = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/pedir',
  summary: 'Deja un ajuste a la espera de que otra persona lo apruebe',
  permiso: 'ajuste.crear',
  body: conMotivo,
  errors: delCiclo,
});

/** By a second person, whose limit covers it, who has just proved who they are. */
export const aprobarAjuste = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/aprobar',
  summary: 'Aprueba el ajuste que pidió otra persona y lo aplica: mueve el stock',
  permiso: 'ajuste.aprobar',
  confirmacion: 'reciente',
  body: z.strictObject({ version: Version }),
  errors: [...aplicarAjuste.errors, 'stock.ajuste_propio'],
});

/** Whoever may change the draft it becomes: also who asked, to take it back. */
export const devolverAjuste = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/devolver',
  summary: 'Devuelve a borrador un ajuste que espera aprobación, diciendo por qué',
  permiso: 'ajuste.crear',
  body: z.strictObject({ version: Version, motivo: Motivo }),
  errors: delCiclo,
});

export const revertirAjuste = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/revertir',
  summary: 'Revierte un ajuste aplicado con un movimiento contrario',
  permiso: 'ajuste.revertir',
  confirmacion: 'en_terminal',
  body: conMotivo,
  errors: [
    ...delCiclo,
    'stock.insuficiente',
    'stock.negativo_sin_permiso',
    'stock.periodo_cerrado',
    'stock.ya_revertido',
    'stock.reversion_de_inactivos',
    'stock.deposito_inactivo',
    'stock.numeros_con_reparos',
    'stock.ajuste_sobre_limite',
  ],
});

export const anularAjuste = endpoint({
  ...cambio,
  method: 'POST',
  path: '/api/stock/ajustes/:id/anular',
  summary: 'Anula un ajuste que no se aplicó',
  permiso: 'ajuste.crear',
  body: conMotivo,
  errors: delCiclo,
});
