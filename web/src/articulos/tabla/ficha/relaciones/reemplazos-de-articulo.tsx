import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type Articulo,
  type Equivalencias,
  type Hallazgo,
  reemplazarArticulo,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { sustitutosParaVender } from '@trastienda/nucleo/articulos/equivalencias/sustitutos.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { PanelDeArticuloRelacionado } from './panel-de-articulo-relacionado.tsx';
import { TablaDeRelacionados } from './tabla-de-relacionados.tsx';

type Props = { readonly articulo: Articulo; readonly equivalencias: Equivalencias };

/** The chain of numbers it belongs to: what replaces it, and what it replaces (ART-04). */
export function ReemplazosDeArticulo({ articulo, equivalencias }: Props) {
  const { t } = useTranslation('relaciones');
  const editable = usePuede()(reemplazarArticulo);
  const avisos = useAvisos();
  const reemplazar = useComando(reemplazarArticulo);
  const quitar = useQuitarReemplazo(articulo);
  // The version seen when it was opened: reading again meanwhile must not hide the one that somebody else chose.
  const [eligiendo, setEligiendo] = useState<Articulo['version'] | null>(null);
  const { reemplazadoPor, reemplazaA } = equivalencias;
  const [actual] = reemplazadoPor;
  const { reemplazo } = sustitutosParaVender({ reemplazadoPor, equivalentes: [] });
  return (
    <Tarjeta
      titulo={t('reemplazos')}
      sinRelleno
      acciones={
        editable && (
          <>
            {actual && (
              <Button size="small" onClick={() => void quitar(actual)}>
                {t('quitarReemplazo')}
              </Button>
            )}
            <Button size="small" onClick={() => setEligiendo(articulo.version)}>
              {t(actual ? 'cambiarReemplazo' : 'reemplazar')}
            </Button>
          </>
        )
      }
    >
      {reemplazadoPor.length + reemplazaA.length === 0 && (
        <Box sx={{ px: 2.5, pt: 0.5, pb: 2.5, fontSize: '0.8125rem' }}>
          <div>
            <bdi>{t('sinReemplazo')}.</bdi>
          </div>
          {editable && (
            <Box sx={{ color: 'text.secondary' }}>
              <bdi>{t('sinReemplazoTexto')}</bdi>
            </Box>
          )}
        </Box>
      )}
      <Cadena titulo={t('reemplazadoPor')} filas={reemplazadoPor} ofrecido={reemplazo} />
      <Cadena titulo={t('reemplazaA')} filas={reemplazaA} />
      {eligiendo !== null && (
        <PanelDeArticuloRelacionado
          titulo={t('reemplazar')}
          articuloId={articulo.id}
          subtitulo={articulo.codigo}
          onGuardar={({ id: porId }) =>
            reemplazar.mutateAsync({ params: { id: articulo.id }, body: { version: eligiendo, porId } })
          }
          onListo={({ codigo }) => {
            avisos.exito(t('reemplazado', { codigo }));
            setEligiendo(null);
          }}
          onCerrar={() => setEligiendo(null)}
        />
      )}
    </Tarjeta>
  );
}

function Cadena(props: {
  readonly titulo: string;
  readonly filas: readonly Hallazgo[];
  readonly ofrecido?: Hallazgo | null;
}) {
  const { t } = useTranslation('relaciones');
  if (props.filas.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ px: 2.5, pt: 1.5, pb: 0.5, color: 'text.secondary' }}>
        {props.titulo}
      </Typography>
      <TablaDeRelacionados
        etiqueta={props.titulo}
        filas={props.filas}
        marca={(fila) =>
          fila.id === props.ofrecido?.id && (
            <EstadoChip tono="exito" sinPunto>
              {t('seOfrece')}
            </EstadoChip>
          )
        }
      />
    </Box>
  );
}

function useQuitarReemplazo({ id, version }: Articulo) {
  const { t } = useTranslation('relaciones');
  const conPregunta = useConPregunta();
  const reemplazar = useComando(reemplazarArticulo);
  return ({ codigo }: Hallazgo): Promise<void> =>
    conPregunta(
      {
        titulo: t('quitarReemplazoTitulo', { codigo: deUnaPieza(codigo) }),
        texto: t('quitarReemplazoTexto'),
        boton: t('quitarReemplazo'),
        peligro: true,
      },
      () => reemplazar.mutateAsync({ params: { id }, body: { version, porId: null } }),
      t('reemplazoQuitado'),
    );
}
