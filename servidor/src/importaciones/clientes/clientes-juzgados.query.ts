import { type RawBuilder, sql } from 'kysely';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/** Finds everything only the database can tell wrong with the rows. */
export async function juzgarClientes({ tx, opciones }: Obra): Promise<void> {
  const segunModo = opciones.modo === 'solo_actualizar' ? [DESCONOCIDO] : [];
  await juzgar(tx, [...JUICIOS, ...segunModo]);
}

const DESCONOCIDO: Juicio = {
  campo: 'codigoExterno',
  valor: sql`t.escrito`,
  motivo: sql`'No existe ese cliente, y se pidió sólo actualizar.'`,
  desde: sql`carga_propuesta t where t.nuevo`,
};

const repetido = (campo: string, valor: RawBuilder<unknown>, clave: RawBuilder<unknown>): Juicio => ({
  campo,
  valor,
  motivo: sql`'Repite el cliente de la fila ' || t.primera || '.'`,
  desde: sql`(select *, min(fila) over (partition by ${clave}) as primera from carga_propuesta) t
             where t.fila > t.primera and ${valor} is not null`,
});

const JUICIOS: readonly Juicio[] = [
  repetido('documento', sql`t.documento_numero`, sql`documento_tipo, documento_numero`),
  repetido('codigoExterno', sql`t.codigo_externo`, sql`codigo_externo`),
  {
    campo: 'documento',
    valor: sql`t.escrito`,
    motivo: sql`'Su documento y su código son de dos clientes distintos: corregí uno de los dos.'`,
    desde: sql`carga_propuesta t where t.dudoso`,
  },
  {
    campo: '',
    valor: sql`t.escrito`,
    motivo: sql`'El cliente «Consumidor Final» es del sistema: no se cambia.'`,
    desde: sql`carga_propuesta t where t.consumidor_final`,
  },
  {
    campo: 'codigoExterno',
    valor: sql`t.escrito`,
    motivo: sql`'Es el código de un cliente que se unió con otro.'`,
    desde: sql`carga_propuesta t where t.estado = 'FUSIONADO'`,
  },
  {
    campo: 'razonSocial',
    valor: sql`''`,
    motivo: sql`'Es un cliente nuevo y le falta la razón social.'`,
    desde: sql`carga_propuesta t where t.nuevo and t.razon_social is null`,
  },
  {
    campo: 'condicionIva',
    valor: sql`''`,
    motivo: sql`'Es un cliente nuevo con CUIT o CUIL y le falta la condición frente al IVA.'`,
    desde: sql`carga_propuesta t where t.condicion_iva is null`,
  },
  {
    campo: 'condicionIva',
    valor: sql`t.condicion_iva::text`,
    motivo: sql`'Responsable Inscripto pide CUIT.'`,
    desde: sql`carga_propuesta t where t.condicion_iva = 1 and t.documento_tipo <> '80'`,
  },
  {
    campo: 'condicionIva',
    valor: sql`t.condicion_iva::text`,
    motivo: sql`'Sin identificar sólo puede ser Consumidor Final. Cargá su documento.'`,
    desde: sql`carga_propuesta t where t.condicion_iva <> 5 and t.documento_tipo = '99'`,
  },
  {
    campo: 'lista',
    valor: sql`t.lista`,
    motivo: sql`'No existe esa lista de precios, o está inactiva.'`,
    desde: sql`carga_propuesta t where t.sin_lista`,
  },
  {
    campo: 'localidad',
    valor: sql`t.localidad`,
    motivo: sql`'No se reconoció esa localidad: el domicilio se toma sin ella.'`,
    desde: sql`carga_propuesta t where t.sin_localidad`,
    fatal: false,
  },
];
