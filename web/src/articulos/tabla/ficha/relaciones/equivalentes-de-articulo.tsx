import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import {
  type Articulo,
  agregarEquivalente,
  type Hallazgo,
  quitarEquivalente,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConPregunta } from '#ui/flotantes/con-pregunta.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { deUnaPieza } from '#ui/piezas/de-una-pieza.ts';
import { PanelDeArticuloRelacionado } from './panel-de-articulo-relacionado.tsx';
import { TablaDeRelacionados } from './tabla-de-relacionados.tsx';

type Props = { readonly articulo: Articulo; readonly equivalentes: readonly Hallazgo[] };

/** The others of its grupo (ART-03). */
export function EquivalentesDeArticulo({ articulo, equivalentes }: Props) {
  const { t } = useTranslation('relaciones');
  const editable = usePuede()(agregarEquivalente);
  const avisos = useAvisos();
  const agregar = useComando(agregarEquivalente);
  const quitar = useQuitar(articulo);
  const [agregando, setAgregando] = useState(false);
  const hay = equivalentes.length > 0;
  return (
    <Tarjeta
      titulo={t('equivalentes')}
      sinRelleno
      acciones={
        editable && (
          <Button
            size="small"
            startIcon={<IconPlus size={17} stroke={1.7} aria-hidden />}
            onClick={() => setAgregando(true)}
          >
            {t('agregar')}
          </Button>
        )
      }
    >
      {hay ? (
        <>
          <TablaDeRelacionados
            etiqueta={t('equivalentes')}
            filas={equivalentes}
            onQuitar={editable ? (fila) => void quitar(fila) : undefined}
          />
          <Box sx={pie}>
            <Box sx={{ flex: 1, minWidth: 200 }}>{t('equivalentesTexto')}</Box>
            {editable && (
              <Button size="small" variant="text" onClick={() => void quitar(articulo)}>
                {t('salir')}
              </Button>
            )}
          </Box>
        </>
      ) : (
        <VistaVacia
          icono={IconArrowsExchange}
          titulo={t('equivalentesVacio')}
          {...(editable ? { texto: t('equivalentesVacioTexto') } : {})}
        />
      )}
      {agregando && (
        <PanelDeArticuloRelacionado
          titulo={t('agregar')}
          articuloId={articulo.id}
          subtitulo={articulo.codigo}
          ayuda={t('equivalentesVacioTexto')}
          onGuardar={({ id }) =>
            agregar.mutateAsync({ params: { id: articulo.id }, body: { version: articulo.version, articuloId: id } })
          }
          onListo={({ codigo }) => {
            avisos.exito(t('agregado', { codigo }));
            setAgregando(false);
          }}
          onCerrar={() => setAgregando(false)}
        />
      )}
    </Tarjeta>
  );
}

const pie = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 1.25,
  color: 'text.secondary',
  fontSize: '0.8125rem',
} as const;

/** Takes one of the grupo out of it, which may be this very artículo. */
function useQuitar({ id, version }: Articulo) {
  const { t } = useTranslation('relaciones');
  const conPregunta = useConPregunta();
  const quitar = useComando(quitarEquivalente);
  return ({ id: miembroId, codigo }: Pick<Articulo, 'id' | 'codigo'>): Promise<void> => {
    const propio = miembroId === id;
    return conPregunta(
      {
        titulo: t(propio ? 'salirTitulo' : 'quitarTitulo', { codigo: deUnaPieza(codigo) }),
        texto: t(propio ? 'salirTexto' : 'quitarTexto'),
        boton: t(propio ? 'salir' : 'quitarBoton'),
        peligro: true,
      },
      () => quitar.mutateAsync({ params: { id, miembroId }, body: { version } }),
      t('quitado', { codigo }),
    );
  };
}
