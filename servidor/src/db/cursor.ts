import type pg from 'pg';
import CursorDePg from 'pg-cursor';

/**
 * Rows of an answer some at a time, for what is too long to be held whole. To be closed, that of pg waits for a word of the server,
 * which a connection that broke never brings: whoever read would wait for ever, and with it the place it has in its pool.
 */
export class Cursor extends CursorDePg {
  override close(): Promise<void>;
  override close(avisar: (error: Error) => void): undefined;
  override close(avisar?: (error: Error) => void): Promise<void> | undefined {
    if (avisar) return super.close(avisar);
    const conexion = conexionDe(this);
    if (conexion === null) return super.close();
    if (conexion.stream.destroyed) return Promise.resolve();
    return new Promise((listo, falla) => {
      conexion.once('end', listo);
      super.close((error) => {
        conexion.off('end', listo);
        if (error) falla(error);
        else listo();
      });
    });
  }
}

/** Null until the question is sent. */
const conexionDe = (cursor: CursorDePg): pg.Connection | null =>
  (cursor as unknown as { readonly connection: pg.Connection | null }).connection;
