import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { expect } from 'vitest';
import type { Cliente, Contestacion, Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, preparar } from '#stock/ayudas-de-prueba.ts';

const LIMITES = '/api/administrador/limites-de-ajuste';

type Registro = { readonly id: string; readonly version: number };

export const hacer = (quien: Cliente, { id, version }: Registro, accion: string, extra: object = {}) =>
  quien.post(`${AJUSTES}/${id}/${accion}`, { version, ...extra });

/** Somebody whose role is granted, as everybody's is outside of tests: limits are read from there. */
async function conRol(prueba: Prueba, rol: Rol, nombre: string, sucursalId: string | null = null): Promise<Cliente> {
  const cliente = await prueba.cliente({ rol, nombre, sucursales: sucursalId === null ? 'TODAS' : [sucursalId] });
  await conceder(prueba, cliente.usuarioId, rol, sucursalId);
  return cliente;
}

const conceder = (prueba: Prueba, usuarioId: string, rol: Rol, sucursalId: string | null = null) =>
  prueba.db.insertInto('concesion').values({ usuario_id: usuarioId, rol, sucursal_id: sucursalId }).execute();

/** Who administers without limit, who prepares and who approves, with what they do about limits. */
export async function abrirMesa(prueba: Prueba) {
  const admin = await prueba.cliente();
  const deposito = await conRol(prueba, 'deposito', 'Darío Depósito');
  const encargada = await conRol(prueba, 'encargado', 'Elena Encargada');

  async function limitar(rol: Rol, maximo: string | null, sucursalId: string | null = null): Promise<void> {
    type Fila = { readonly rol: Rol; readonly sucursalId: string | null; readonly version: number };
    const filas: readonly Fila[] = (await admin.get(LIMITES)).cuerpo.filas;
    const fila = filas.find((una) => una.rol === rol && una.sucursalId === sucursalId);
    const cuerpo = { maximo, sucursalId, ...(fila ? { version: fila.version } : {}) };
    expect(await admin.put(`${LIMITES}/${rol}`, cuerpo)).toMatchObject({ status: 200, cuerpo: { maximo } });
  }

  /** With ten units there, at $ 100 each. */
  async function articuloDeCien(): Promise<string> {
    const articuloId = await sembrarArticulo(prueba.db);
    await ajustar(admin, { renglones: [{ articuloId, cantidad: '10', costo: '100' }] });
    return articuloId;
  }

  /** A loss of $ 600, where a depósito may lose $ 500. */
  async function pasado(quien: Cliente = deposito) {
    const articuloId = await articuloDeCien();
    await limitar('deposito', '500');
    return { articuloId, ajuste: await preparar(quien, { renglones: [{ articuloId, cantidad: '-6' }] }) };
  }

  /** The same, asked for. */
  async function pedido(quien: Cliente = deposito) {
    const { articuloId, ajuste } = await pasado(quien);
    const { status, cuerpo }: Contestacion = await hacer(quien, ajuste, 'pedir', { motivo: 'Se inundó el sótano' });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    return { articuloId, ajuste: cuerpo };
  }

  return {
    ...{ admin, deposito, encargada, limitar, articuloDeCien, pasado, pedido },
    conRol: (rol: Rol, nombre: string, sucursalId?: string) => conRol(prueba, rol, nombre, sucursalId),
    conceder: (usuarioId: string, rol: Rol) => conceder(prueba, usuarioId, rol),
    sinLimites: async () => {
      await prueba.pool.query('delete from limite_de_ajuste where sucursal_id is not null');
      await prueba.pool.query('update limite_de_ajuste set maximo = null');
    },
  };
}

export type Mesa = Awaited<ReturnType<typeof abrirMesa>>;
