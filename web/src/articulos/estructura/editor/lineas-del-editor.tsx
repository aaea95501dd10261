import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { CANTIDAD_MAXIMA, DECIMALES_DE_MERMA, MERMA_MAXIMA } from '@trastienda/nucleo/articulos/estructura/limites.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CajaDeCantidad } from '#articulos/estructura/caja-de-cantidad.tsx';
import { SelectorDeArticulo } from '#articulos/selector-de-articulo.tsx';
import { ChipQueSeQuita } from '#ui/piezas/chip-que-se-quita.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import type { LineaEscrita } from './borrador.ts';
import type { Reparos } from './use-edicion.ts';

type Props = {
  readonly lineas: readonly LineaEscrita[];
  readonly reparos: Reparos;
  readonly onCambio: (orden: number, cambio: Partial<LineaEscrita>) => void;
  readonly onQuitar: (orden: number) => void;
};

/** The components of a draft, each with its figures, its substitutes and what is wrong with it. */
export function LineasDelEditor({ lineas, reparos, onCambio, onQuitar }: Props) {
  const { t } = useTranslation('estructura');
  const caja = useFocoTrasQuitar<HTMLUListElement>(lineas.length);
  if (lineas.length === 0) {
    return <Box sx={{ px: 2.5, pb: 2, color: 'text.secondary' }}>{t('editor.vacio')}</Box>;
  }
  return (
    <Box component="ul" {...caja} aria-label={t('componentes')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lineas.map((linea, orden) => (
        <Linea
          key={linea.componenteId}
          linea={linea}
          reparos={reparos.get(linea) ?? []}
          onCambio={(cambio) => onCambio(orden, cambio)}
          onQuitar={() => onQuitar(orden)}
        />
      ))}
    </Box>
  );
}

type PropsDeLinea = {
  readonly linea: LineaEscrita;
  readonly reparos: readonly string[];
  readonly onCambio: (cambio: Partial<LineaEscrita>) => void;
  readonly onQuitar: () => void;
};

function Linea({ linea, reparos, onCambio, onQuitar }: PropsDeLinea) {
  const { t } = useTranslation('estructura');
  const [sumando, setSumando] = useState(false);
  const { codigo, sustitutos } = linea;
  const chips = useFocoTrasQuitar<HTMLDivElement>(sustitutos.length);
  return (
    <Box component="li" sx={renglon}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <b>
          <bdi>{codigo}</bdi>
        </b>{' '}
        {linea.descripcion}
        <Box {...chips} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: sustitutos.length > 0 ? 0.5 : 0 }}>
          {sustitutos.map((sustituto) => (
            <ChipQueSeQuita
              key={sustituto.articuloId}
              texto={t('arbol.sustitutos', { codigos: sustituto.codigo })}
              etiqueta={t('editor.quitarSustituto', { codigo: sustituto.codigo, de: codigo })}
              onQuitar={() =>
                onCambio({ sustitutos: sustitutos.filter(({ articuloId }) => articuloId !== sustituto.articuloId) })
              }
            />
          ))}
        </Box>
        {reparos.length > 0 && (
          <Box role="alert" sx={{ color: 'error.text', fontSize: '0.8125rem', mt: 0.5 }}>
            {reparos.join(' ')}
          </Box>
        )}
      </Box>
      <CajaDeCantidad
        etiqueta={t('editor.cantidadDe', { codigo })}
        valor={linea.cantidad ?? ''}
        decimales={linea.decimales}
        maximo={CANTIDAD_MAXIMA}
        ancho={96}
        sinTitulo
        onCambio={(cantidad) => onCambio({ cantidad })}
        ayuda={linea.unidad || t('editor.cantidad')}
      />
      <CajaDeCantidad
        etiqueta={t('editor.mermaDe', { codigo })}
        valor={linea.merma ?? ''}
        decimales={DECIMALES_DE_MERMA}
        maximo={MERMA_MAXIMA}
        ancho={84}
        sinTitulo
        admiteCero
        onCambio={(merma) => onCambio({ merma })}
        ayuda={t('editor.merma')}
      />
      <FormControlLabel
        sx={{ m: 0 }}
        control={
          <Checkbox
            size="small"
            checked={linea.opcional}
            onChange={(_, opcional) => onCambio({ opcional })}
            slotProps={{ input: { 'aria-label': t('editor.opcionalDe', { codigo }) } }}
          />
        }
        label={t('editor.opcional')}
      />
      <Box>
        <IconButton
          aria-label={t('editor.sustitutosDe', { codigo })}
          aria-expanded={sumando}
          onClick={() => setSumando(!sumando)}
        >
          <IconReplace size={18} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('editor.quitar', { codigo })} onClick={onQuitar}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Box>
      {sumando && (
        <Box sx={{ flex: '1 1 100%', maxWidth: 480 }}>
          <SelectorDeArticulo
            valor={null}
            label={t('editor.sustituto')}
            autoFocus
            onCambio={(hallado) => {
              if (!hallado) return;
              setSumando(false);
              const { id: articuloId, codigo: suyo, descripcion } = hallado;
              onCambio({ sustitutos: [...sustitutos, { articuloId, codigo: suyo, descripcion }] });
            }}
          />
        </Box>
      )}
    </Box>
  );
}

const renglon = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
} as const;
