import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Mundo, Registro } from './mundo.ts';
import { crearToken, huella } from './personas.ts';
import type { Sucursal } from './tabla/esperar.ts';

/**
 * What only people make, and a key may not: put straight into the tables. Each is of the sucursal where its person works.
 */
export type Sembrar = {
  readonly persona: (sucursal: Sucursal) => Promise<Registro>;
  /** Who has a second factor. */
  readonly conFactor: (sucursal: Sucursal) => Promise<Registro>;
  /** Whose second factor somebody else asked to take away. */
  readonly conReinicio: (sucursal: Sucursal) => Promise<Registro>;
  /** Whom somebody else asked to make an administrator of their sucursal. */
  readonly conAscenso: (sucursal: Sucursal) => Promise<Registro>;
  readonly invitacion: (sucursal: Sucursal) => Promise<Registro>;
  readonly terminal: (sucursal: Sucursal) => Promise<Registro>;
  /** A passkey of somebody else. */
  readonly llave: () => Promise<Registro>;
  /** Somebody with a picture. */
  readonly conFoto: () => Promise<Registro>;
  /** A session of somebody else. */
  readonly sesion: () => Promise<Registro>;
  /** A known device of somebody else. */
  readonly dispositivo: () => Promise<Registro>;
};

export function crearSemillas(pool: pg.Pool, { sedes, canarios }: Mundo): Sembrar {
  const poner = async (texto: string, valores: readonly unknown[]): Promise<Registro> => {
    const id = randomUUID();
    await pool.query(texto, [id, ...valores]);
    return { id, version: 1 };
  };
  const persona = async (sucursal: Sucursal) => {
    const creada = await poner(
      `insert into usuario (id, nombre, email) values ($1, 'Alguien', ($1::uuid)::text || '@c08.test')`,
      [],
    );
    await pool.query(`insert into concesion (usuario_id, rol, sucursal_id) values ($1, 'consulta', $2)`, [
      creada.id,
      sedes[sucursal].sucursalId,
    ]);
    return creada;
  };
  const conFactor = async (sucursal: Sucursal) => {
    const creada = await persona(sucursal);
    await pool.query(
      `insert into factor_codigo (usuario_id, clave_id, secreto, activo_desde) values ($1, 'c08', '\\x00', now())`,
      [creada.id],
    );
    return creada;
  };
  const invitacion = async (sucursal: Sucursal) => {
    const { id: quien } = await persona(sucursal);
    const creada = await poner(
      `insert into invitacion (id, email, nombre, codigo_hash, creada_por, vence_en)
       values ($1, ($1::uuid)::text || '@c08.test', 'Invitada', $2, $3, now() + interval '1 hour')`,
      [huella(crearToken()), quien],
    );
    await pool.query(`insert into invitacion_concesion (invitacion_id, rol, sucursal_id) values ($1, 'consulta', $2)`, [
      creada.id,
      sedes[sucursal].sucursalId,
    ]);
    return creada;
  };
  return {
    persona,
    conFactor,
    invitacion,
    conReinicio: async (sucursal) => {
      const creada = await conFactor(sucursal);
      const { id: otra } = await persona(sucursal);
      await pool.query(`insert into reinicio_de_factor (usuario_id, pedido_por, motivo) values ($1, $2, 'Lo perdió')`, [
        creada.id,
        otra,
      ]);
      return creada;
    },
    conAscenso: async (sucursal) => {
      const creada = await persona(sucursal);
      const { id: otra } = await persona(sucursal);
      const concesiones = JSON.stringify([{ rol: 'administrador', sucursalId: sedes[sucursal].sucursalId }]);
      await pool.query(`insert into ascenso_pedido (usuario_id, pedido_por, concesiones) values ($1, $2, $3)`, [
        creada.id,
        otra,
        concesiones,
      ]);
      return creada;
    },
    terminal: async (sucursal) => {
      const { id: quien } = await persona(sucursal);
      const creado = await poner(
        `insert into terminal (id, nombre, sucursal_id, minutos, token_hash, registrado_por)
         values ($1, 'Mostrador', $2, 5, $3, $4)`,
        [sedes[sucursal].sucursalId, huella(crearToken()), quien],
      );
      canarios[sucursal].cosas.add(creado.id);
      return creado;
    },
    llave: async () => {
      const { id: quien } = await persona('central');
      return poner(
        `insert into llave_de_acceso (id, usuario_id, credencial_id, clave_publica, nombre)
         values ($1, $2, ($1::uuid)::text, '\\x00', 'Teléfono')`,
        [quien],
      );
    },
    conFoto: async () => {
      const creada = await persona('central');
      await pool.query(`update usuario set foto_version = 'c08' where id = $1`, [creada.id]);
      await pool.query(`insert into usuario_foto (usuario_id, imagen, tipo) values ($1, '\\x00', 'image/webp')`, [
        creada.id,
      ]);
      return creada;
    },
    sesion: async () => {
      const { id: quien } = await persona('central');
      return poner('insert into sesion (id, token_hash, usuario_id) values ($1, $2, $3)', [
        huella(crearToken()),
        quien,
      ]);
    },
    dispositivo: async () => {
      const { id: quien } = await persona('central');
      return poner(
        `insert into dispositivo (id, usuario_id, token_hash, agente, vence_en)
         values ($1, $2, $3, 'Un navegador', now() + interval '1 day')`,
        [quien, huella(crearToken())],
      );
    },
  };
}
