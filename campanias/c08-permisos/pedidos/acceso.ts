import { nuevo } from '#campanias/c08-permisos/mundo.ts';
import { fijo, type Pedido, type Pedidos, sede, sobre } from './pedido.ts';

const A = '/api/acceso';
const U = '/api/usuario';

/** Somebody who only logs in; made with the world. */
export const INGRESANTE = { email: 'c08-ingresa@trastienda.test', contrasena: 'el mate está frío a las ocho' } as const;

/** As a browser answers, with nothing true in it. */
const LLAVE = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  clientExtensionResults: {},
};
const ENLACE = 'un-enlace-que-nadie-mando-0000000000000000';
const CONTRASENA = 'una frase larga de verdad';
const SEIS = { codigo: '123456' };

const publicas: Pedidos = {
  [`GET ${A}/alta`]: fijo(`${A}/alta`),
  [`POST ${A}/alta`]: fijo(`${A}/alta`, {
    codigo: 'ABCD-EFGH',
    nombre: 'Alguien Más',
    email: 'alguien@trastienda.test',
    contrasena: CONTRASENA,
  }),
  [`POST ${A}/ingresar`]: fijo(`${A}/ingresar`, { usuario: INGRESANTE.email, contrasena: INGRESANTE.contrasena }),
  [`POST ${A}/salir`]: fijo(`${A}/salir`, {}),
  [`GET ${A}/pendiente`]: fijo(`${A}/pendiente`),
  [`POST ${A}/pendiente/codigo`]: fijo(`${A}/pendiente/codigo`, SEIS),
  [`POST ${A}/pendiente/recuperacion`]: fijo(`${A}/pendiente/recuperacion`, { codigo: 'A'.repeat(24) }),
  [`POST ${A}/pendiente/factor`]: fijo(`${A}/pendiente/factor`, {}),
  [`POST ${A}/pendiente/factor/activar`]: fijo(`${A}/pendiente/factor/activar`, SEIS),
  [`POST ${A}/llave/opciones`]: fijo(`${A}/llave/opciones`, {}),
  [`POST ${A}/llave`]: fijo(`${A}/llave`, { respuesta: LLAVE }),
  [`POST ${A}/recuperar`]: fijo(`${A}/recuperar`, { usuario: 'nadie@trastienda.test' }),
  [`POST ${A}/recuperar/ver`]: fijo(`${A}/recuperar/ver`, { codigo: ENLACE }),
  [`POST ${A}/recuperar/cambiar`]: fijo(`${A}/recuperar/cambiar`, { codigo: ENLACE, contrasena: CONTRASENA }),
  [`POST ${A}/invitacion/ver`]: fijo(`${A}/invitacion/ver`, { codigo: ENLACE }),
  [`POST ${A}/invitacion/aceptar`]: fijo(`${A}/invitacion/aceptar`, {
    codigo: ENLACE,
    nombre: 'Quien Acepta',
    contrasena: CONTRASENA,
  }),
  [`GET ${A}/terminal`]: fijo(`${A}/terminal`),
  [`POST ${A}/terminal/entrar`]: (mundo) => ({
    ruta: `${A}/terminal/entrar`,
    cuerpo: { usuarioId: mundo.sedes.central.clienteId, pin: '7391' },
  }),
};

const llave = (cuerpo: () => unknown): Pedido =>
  sobre({ crear: ({ sembrar }) => sembrar.llave(), ruta: (id) => `${U}/llaves/${id}`, cuerpo });

const ajena = (semilla: 'sesion' | 'dispositivo', ruta: (id: string) => string): Pedido =>
  sobre({ crear: ({ sembrar }) => sembrar[semilla](), ruta, cuerpo: () => undefined });

const propias: Pedidos = {
  [`GET ${A}/sesion`]: fijo(`${A}/sesion`),
  [`POST ${A}/confirmar`]: fijo(`${A}/confirmar`, { pin: '7391' }),
  [`POST ${A}/confirmar/llave`]: fijo(`${A}/confirmar/llave`, {}),
  [`POST ${A}/terminal/bloquear`]: fijo(`${A}/terminal/bloquear`, {}),
  [`POST ${U}/segundo-factor`]: fijo(`${U}/segundo-factor`, {}),
  [`POST ${U}/segundo-factor/activar`]: fijo(`${U}/segundo-factor/activar`, SEIS),
  [`POST ${U}/segundo-factor/desactivar`]: fijo(`${U}/segundo-factor/desactivar`, {}),
  [`POST ${U}/segundo-factor/codigos`]: fijo(`${U}/segundo-factor/codigos`, {}),
  [`POST ${U}/llaves/opciones`]: fijo(`${U}/llaves/opciones`, {}),
  [`POST ${U}/llaves`]: fijo(`${U}/llaves`, { nombre: 'Teléfono', respuesta: LLAVE }),
  [`PATCH ${U}/llaves/:id · de otra persona`]: llave(() => ({ version: 1, nombre: 'Mía' })),
  [`DELETE ${U}/llaves/:id · de otra persona`]: llave(() => undefined),
  [`GET ${U}/perfil`]: fijo(`${U}/perfil`),
  [`PATCH ${U}/perfil`]: fijo(`${U}/perfil`, { version: 999, nombre: 'Otro Nombre', alias: null }),
  [`POST ${U}/correo`]: fijo(`${U}/correo`, { version: 999, email: 'otro-correo@c08.test' }),
  [`PUT ${U}/preferencias`]: fijo(`${U}/preferencias`, { sucursalId: null, paginaDeInicio: null }),
  [`PUT ${U}/preferencias/inicio`]: fijo(`${U}/preferencias/inicio`, { inicio: ['ventas', 'tarjetas'] }),
  [`POST ${U}/foto`]: () => ({ ruta: `${U}/foto`, archivo: { nombre: 'foto.jpg', contenido: 'no es una foto' } }),
  [`DELETE ${U}/foto`]: fijo(`${U}/foto`),
  [`GET ${U}/fotos/:id`]: sobre({
    crear: ({ sembrar }) => sembrar.conFoto(),
    ruta: (id) => `${U}/fotos/${id}`,
    cuerpo: () => undefined,
  }),
  [`POST ${U}/contrasena`]: fijo(`${U}/contrasena`, { actual: 'no es esta', nueva: 'once perros ladran de noche' }),
  [`GET ${U}/sesiones`]: fijo(`${U}/sesiones`),
  [`POST ${U}/sesiones/:id/cerrar · de otra persona`]: ajena('sesion', (id) => `${U}/sesiones/${id}/cerrar`),
  [`POST ${U}/sesiones/cerrar-otras`]: fijo(`${U}/sesiones/cerrar-otras`, {}),
  [`POST ${U}/dispositivos/:id/olvidar · de otra persona`]: ajena(
    'dispositivo',
    (id) => `${U}/dispositivos/${id}/olvidar`,
  ),
  [`GET ${U}/actividad`]: fijo(`${U}/actividad`),
  [`PUT ${U}/pin`]: fijo(`${U}/pin`, { pin: '7391' }),
  [`DELETE ${U}/pin`]: fijo(`${U}/pin`),
};

const terminales: Pedidos = {
  [`GET ${A}/terminales`]: fijo(`${A}/terminales`),
  [`POST ${A}/terminales`]: (mundo, lugar) => ({
    ruta: `${A}/terminales`,
    cuerpo: { nombre: nuevo('Mostrador '), sucursalId: sede(mundo, lugar).sucursalId, minutos: 60 },
  }),
  [`POST ${A}/terminales/:id/quitar`]: sobre({
    crear: ({ sembrar }, sucursal) => sembrar.terminal(sucursal),
    ruta: (id) => `${A}/terminales/${id}/quitar`,
    cuerpo: () => undefined,
  }),
};

export const pedidosDeAcceso: Pedidos = { ...publicas, ...propias, ...terminales };
