import {
  conDatos,
  definicionDe,
  esTipoDeNotificacion,
  type TipoDeNotificacion,
} from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { esSuSujeto } from '@trastienda/nucleo/plataforma/sujeto-de-evento.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { transaccion } from '#db/transaccion.ts';
import { type EventoLeido, leerDesde } from '#plataforma/eventos.query.ts';
import { correosPara } from '#plataforma/preferencias.repo.ts';
import type { Carta } from './carta.ts';

/** More at once than this is a restored base or weeks without a server: the older ones are nobody's news. */
const TOPE = 1_000;
const UN_DIA_MS = 24 * 60 * 60 * 1000;

type Encolar = (tx: Tx, ...cartas: readonly Carta[]) => Promise<void>;

/**
 * Leaves a mail for each event that somebody wants to hear of by mail (USU-06). The mark moves in the same transaction:
 * each event is looked at once, whatever node does it and whenever one dies.
 */
export async function repartirAvisos(db: Db, encolar: Encolar, direccion: () => string): Promise<void> {
  await transaccion(db, async (tx) => {
    const { rows } = await sql<{ foto: string }>`
      select foto::text from correo_marca for update skip locked
    `.execute(tx);
    const [marca] = rows;
    // Another node is at it.
    if (!marca) return;
    const { foto, eventos } = await leerDesde(tx, marca.foto, TOPE);
    const deHoy = Date.now() - UN_DIA_MS;
    const avisos = eventos.filter(esAviso).filter(({ en }) => Date.parse(en) > deHoy);
    if (avisos.length > 0) await encolar(tx, ...(await cartasDe(tx, avisos, direccion())));
    if (foto !== marca.foto) await sql`update correo_marca set foto = ${foto}::pg_snapshot`.execute(tx);
  });
}

type Aviso = EventoLeido & { readonly tipo: TipoDeNotificacion };
const esAviso = (evento: EventoLeido): evento is Aviso => esTipoDeNotificacion(evento.tipo);

async function cartasDe(tx: Tx, avisos: readonly Aviso[], direccion: string): Promise<Carta[]> {
  const destinatarios = await correosPara(tx, avisos);
  return destinatarios.flatMap(({ cual, usuarioId, nombre, email }) => {
    const aviso = avisos[cual];
    if (!aviso || esSuSujeto(aviso, usuarioId)) return [];
    const { titulo, texto, ruta } = definicionDe(aviso.tipo);
    return {
      para: email,
      asunto: `${enUnaLinea(conDatos(titulo, aviso.datos))} · Trastienda`,
      parrafos: [`Hola, ${nombre}:`, conDatos(texto, aviso.datos)],
      enlace: { texto: 'Abrir Trastienda', url: `${direccion}${conDatos(ruta, aviso.datos)}` },
    };
  });
}

/** Facts come from people, and a header takes one line. */
const enUnaLinea = (texto: string): string => texto.replace(/\s+/g, ' ').trim();
