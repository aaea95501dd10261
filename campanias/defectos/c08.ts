import type { Defecto } from './defecto.ts';

const NOTAS = '/api/ventas/notas-de-pedido';

/** Checks that somebody took out. */
export const defectosDeC08: readonly Defecto[] = [
  {
    nombre: 'c08-sin-permiso',
    que: 'las puertas miran si hay sesión y no si hay permiso',
    textos: [
      {
        modulo: 'servidor/src/http/montar.ts',
        busca: "if (!permite(endpoint, request.identidad.usuario.permisos)) rechazar('comun.sin_permiso', {});",
        pone: '',
      },
    ],
  },
  {
    nombre: 'c08-nota-ajena',
    que: 'una nota de otra sucursal se puede abrir para cambiarla',
    textos: [
      {
        modulo: 'servidor/src/ventas/abrir-nota.ts',
        busca: 'usuario.exigirEn(permiso, encabezado.sucursalId);',
        pone: '',
      },
      {
        modulo: 'servidor/src/ventas/abrir-nota.ts',
        busca: `!encabezado ||
    !(usuario.puede('nota.ver', encabezado.sucursalId) || usuario.puede(permiso, encabezado.sucursalId))`,
        pone: "usuario.alcance('nota.ver') === undefined || !encabezado",
      },
    ],
  },
  {
    nombre: 'c08-cuenta-de-mas',
    que: 'la lista de ajustes muestra los propios y cuenta los de todas las sucursales',
    textos: [
      {
        modulo: 'servidor/src/stock/ajustes/ajustes.query.ts',
        busca: `select from ajuste j join motivo m on m.id = j.motivo_id \${donde} limit`,
        pone: `select from ajuste j join motivo m on m.id = j.motivo_id
                 \${condiciones(null, { ...filtro, sucursalId: undefined })} limit`,
      },
    ],
  },
  {
    nombre: 'c08-exporta-todo',
    que: 'el archivo de notas de pedido no mira las sucursales de quien lo pide',
    textos: [
      {
        modulo: 'servidor/src/ventas/vista/listar-notas.query.ts',
        busca: 'const query = ordenadas(consulta.db, condiciones(consulta, filtros), filtros.orden);',
        pone: `consulta.usuario.alcance('nota.ver');
  const suelta = { ...consulta, usuario: { ...consulta.usuario, alcance: () => 'TODAS' as const } };
  const query = ordenadas(consulta.db, condiciones(suelta, filtros), filtros.orden);`,
      },
    ],
  },
  {
    nombre: 'c08-costo-en-kardex',
    que: 'quien ve costos en una sucursal los ve en el kardex de todas',
    textos: [
      {
        modulo: 'servidor/src/stock/saldos/kardex.query.ts',
        busca: "const verCosto = usuario.puede('costo.ver', sucursal_id);",
        pone: "const verCosto = usuario.puede('costo.ver') || sucursal_id === '';",
      },
    ],
  },
  {
    nombre: 'c08-costo-en-historia',
    que: 'la historia de un ajuste muestra sus costos a cualquiera',
    textos: [
      {
        modulo: 'servidor/src/plataforma/actividad.query.ts',
        busca: '(verCosto || !deCostos.test(campo))',
        pone: '(true || !deCostos.test(campo))',
      },
    ],
  },
  {
    nombre: 'c08-clave-revocada',
    que: 'una clave revocada sigue abriendo',
    textos: [
      {
        modulo: 'servidor/src/acceso/sesiones.repo.ts',
        busca: 'and u.activo and k.revocada_en is null',
        pone: 'and u.activo',
      },
    ],
  },
];

/** The rows where each of them shows: a control run begins there. */
export const PUERTAS_DE: Readonly<Record<string, readonly string[]>> = {
  'c08-sin-permiso': ['POST /api/clientes'],
  'c08-nota-ajena': [`POST ${NOTAS}/:id/anular`],
  'c08-cuenta-de-mas': ['GET /api/stock/ajustes'],
  'c08-exporta-todo': [`GET ${NOTAS}/exportar`],
  'c08-costo-en-kardex': ['GET /api/stock/kardex'],
  'c08-costo-en-historia': ['GET /api/actividad/:entidad/:id · ajuste'],
  'c08-clave-revocada': ['GET /api/clientes'],
};
