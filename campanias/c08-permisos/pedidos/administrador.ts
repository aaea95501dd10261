import { nuevo } from '#campanias/c08-permisos/mundo.ts';
import type { Lugar } from '#campanias/c08-permisos/tabla/esperar.ts';
import { fijo, type Parte, type Pedido, type Pedidos, sede, sobre, sucursalPedida, type Terreno } from './pedido.ts';

const A = '/api/administrador';
const LIMITES = {
  venta: {
    rol: 'taller',
    dice: { descuentoMaximo: '5', margenMinimo: '0', bajoMargen: 'AVISAR', costoViejo: 'AVISAR' },
  },
  ajuste: { rol: 'deposito', dice: { maximo: null } },
} as const;
type Cual = keyof typeof LIMITES;
const CONTRASENA = 'once perros ladran de noche';

type Concesiones = (
  terreno: Terreno,
  lugar: Lugar,
) => readonly { readonly rol: string; readonly sucursalId: string | null }[];

const consultaEn: Concesiones = (terreno, lugar) => [{ rol: 'consulta', sucursalId: sede(terreno, lugar).sucursalId }];
const administraEn: Concesiones = (terreno, lugar) => [
  { rol: 'administrador', sucursalId: sede(terreno, lugar).sucursalId },
];
const EN_TODAS: Concesiones = () => [{ rol: 'consulta', sucursalId: null }];

const correo = (): string => `${nuevo('persona').toLowerCase()}@c08.test`;

const alta =
  (concesiones: Concesiones): Pedido =>
  (terreno, lugar) => ({
    ruta: `${A}/usuarios`,
    cuerpo: {
      nombre: 'Persona Nueva',
      email: correo(),
      contrasena: CONTRASENA,
      concesiones: concesiones(terreno, lugar),
    },
  });

const invitacion =
  (concesiones: Concesiones): Pedido =>
  (terreno, lugar) => ({
    ruta: `${A}/invitaciones`,
    cuerpo: { nombre: 'Invitada', email: correo(), concesiones: concesiones(terreno, lugar) },
  });

type Semilla = 'persona' | 'conFactor' | 'conReinicio' | 'conAscenso' | 'invitacion';

const accion = (semilla: Semilla, ruta: (id: string) => string, cuerpo: () => unknown = () => undefined): Pedido =>
  sobre({ crear: ({ sembrar }, sucursal) => sembrar[semilla](sucursal), ruta, cuerpo });

const roles = (concesiones: Concesiones): Pedido =>
  sobre({
    crear: ({ sembrar }, sucursal) => sembrar.persona(sucursal),
    ruta: (id) => `${A}/usuarios/${id}/concesiones`,
    cuerpo: ({ version }, terreno, lugar) => ({ version, concesiones: concesiones(terreno, lugar) }),
  });

/** Over what that role says there now, if it says anything. */
async function limite({ hacer }: Terreno, cual: Cual, sucursalId: string | null): Promise<Parte> {
  type Leido = { readonly rol: string; readonly sucursalId: string | null; readonly version: number };
  const { rol, dice } = LIMITES[cual];
  const { filas } = await hacer<{ filas: readonly Leido[] }>('GET', `${A}/limites-de-${cual}`);
  const actual = filas.find((fila) => fila.rol === rol && fila.sucursalId === sucursalId);
  const cuerpo = { ...dice, sucursalId, ...(actual ? { version: actual.version } : {}) };
  return { ruta: `${A}/limites-de-${cual}/${rol}`, cuerpo };
}

export const pedidosDeAdministrador: Pedidos = {
  [`GET ${A}/usuarios`]: fijo(`${A}/usuarios?porPagina=200`),
  [`GET ${A}/usuarios/:id`]: accion('persona', (id) => `${A}/usuarios/${id}`),
  [`POST ${A}/usuarios`]: alta(consultaEn),
  [`POST ${A}/usuarios · con un rol en todas`]: alta(EN_TODAS),
  [`POST ${A}/usuarios · para que administre`]: alta(administraEn),
  [`PATCH ${A}/usuarios/:id`]: accion(
    'persona',
    (id) => `${A}/usuarios/${id}`,
    () => ({ version: 1, nombre: 'Otro Nombre' }),
  ),
  [`PUT ${A}/usuarios/:id/concesiones`]: roles(consultaEn),
  [`PUT ${A}/usuarios/:id/concesiones · con un rol en todas`]: roles(EN_TODAS),
  [`POST ${A}/usuarios/:id/concesiones/aprobar`]: accion(
    'conAscenso',
    (id) => `${A}/usuarios/${id}/concesiones/aprobar`,
    () => ({ version: 1 }),
  ),
  [`POST ${A}/usuarios/:id/concesiones/rechazar`]: accion(
    'conAscenso',
    (id) => `${A}/usuarios/${id}/concesiones/rechazar`,
  ),
  [`POST ${A}/usuarios/:id/cerrar-sesiones`]: accion('persona', (id) => `${A}/usuarios/${id}/cerrar-sesiones`),
  [`POST ${A}/usuarios/:id/reinicio-de-factor`]: accion(
    'conFactor',
    (id) => `${A}/usuarios/${id}/reinicio-de-factor`,
    () => ({ motivo: 'Perdió el teléfono' }),
  ),
  [`POST ${A}/usuarios/:id/reinicio-de-factor/aprobar`]: accion(
    'conReinicio',
    (id) => `${A}/usuarios/${id}/reinicio-de-factor/aprobar`,
  ),
  [`GET ${A}/invitaciones`]: async ({ sembrar }) => {
    await sembrar.invitacion('central');
    return { ruta: `${A}/invitaciones?porPagina=200` };
  },
  [`POST ${A}/invitaciones`]: invitacion(consultaEn),
  [`POST ${A}/invitaciones · para que administre`]: invitacion(administraEn),
  [`POST ${A}/invitaciones/:id/reenviar`]: accion('invitacion', (id) => `${A}/invitaciones/${id}/reenviar`),
  [`POST ${A}/invitaciones/:id/revocar`]: accion('invitacion', (id) => `${A}/invitaciones/${id}/revocar`),
  [`GET ${A}/roles`]: fijo(`${A}/roles`),
  [`GET ${A}/limites-de-venta`]: fijo(`${A}/limites-de-venta`),
  [`PUT ${A}/limites-de-venta/:rol`]: (terreno) => limite(terreno, 'venta', null),
  [`PUT ${A}/limites-de-venta/:rol · en una sucursal`]: (terreno, lugar) =>
    limite(terreno, 'venta', sucursalPedida(terreno, lugar)),
  [`DELETE ${A}/limites-de-venta/:rol`]: (terreno, lugar) => ({
    ruta: `${A}/limites-de-venta/consulta`,
    cuerpo: { sucursalId: sucursalPedida(terreno, lugar), version: 1 },
  }),
  [`GET ${A}/limites-de-ajuste`]: fijo(`${A}/limites-de-ajuste`),
  [`PUT ${A}/limites-de-ajuste/:rol`]: (terreno) => limite(terreno, 'ajuste', null),
  [`PUT ${A}/limites-de-ajuste/:rol · en una sucursal`]: (terreno, lugar) =>
    limite(terreno, 'ajuste', sucursalPedida(terreno, lugar)),
  [`DELETE ${A}/limites-de-ajuste/:rol`]: (terreno, lugar) => ({
    ruta: `${A}/limites-de-ajuste/encargado`,
    cuerpo: { sucursalId: sucursalPedida(terreno, lugar), version: 1 },
  }),
  [`PUT ${A}/roles/:rol`]: fijo(`${A}/roles/taller`, { exigeSegundoFactor: false }),
};
