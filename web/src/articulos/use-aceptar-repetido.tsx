import Link from '@mui/material/Link';
import type { CodigoRepetido } from '@trastienda/nucleo/articulos/codigo.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { PedidoRechazado } from '#api/pedir.ts';
import { useConfirmar } from '#ui/confirmar.tsx';

type Repetir = { readonly repetirCodigo?: { readonly motivo: string } };

const REPETIR = { permiso: 'articulo.repetir_codigo' } as const;

/**
 * Sends something whose code may read like another's (ART-25). When it does and the person may accept it, asks for
 * the reason and sends it again; otherwise the refusal goes on to the form, which shows it.
 */
export function useAceptarRepetido() {
  const { t } = useTranslation('articulos');
  const puede = usePuede();
  const confirmar = useConfirmar();
  return async <Respuesta,>(enviar: (repetir: Repetir) => Promise<Respuesta>): Promise<Respuesta> => {
    try {
      return await enviar({});
    } catch (error) {
      if (!esRepetido(error) || !error.data.sePuedeAceptar || !puede(REPETIR)) throw error;
      const { codigo, articulo: otro } = error.data;
      const respuesta = await confirmar({
        titulo: t('formulario.repetido'),
        texto: (
          <>
            {t('formulario.repetidoTexto', { codigo, otro: otro.codigo, descripcion: otro.descripcion })}{' '}
            <Link href={`/articulos/tabla/${otro.id}`} target="_blank" rel="noopener">
              {t('formulario.verOtro', { codigo: otro.codigo })}
            </Link>
          </>
        ),
        boton: t('formulario.repetidoBoton'),
        volver: t('formulario.repetidoVolver'),
        motivo: true,
      });
      if (respuesta === null) throw error;
      return enviar({ repetirCodigo: { motivo: respuesta.motivo } });
    }
  };
}

const esRepetido = (error: unknown): error is PedidoRechazado & { readonly data: CodigoRepetido['data'] } =>
  error instanceof PedidoRechazado && error.code === 'articulos.codigo_repetido';
