import Box from '@mui/material/Box';
import type { Adjunto } from '@trastienda/nucleo/adjuntos/contrato-de-adjunto.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';
import { archivoDe, type Fuente, imagenDe, nombrarImagen } from './fuente.ts';
import type { Manejo } from './galeria.tsx';

type Props = { readonly fuente: Fuente; readonly imagenes: readonly Adjunto[]; readonly manejo: Manejo };

/** The pictures in their order. One is moved by dragging it, with Alt and the arrows, or from its menu. */
export function Imagenes({ fuente, imagenes, manejo }: Props) {
  const { t } = useTranslation('adjuntos');
  const [arrastrada, setArrastrada] = useState<string | null>(null);
  const [sobre, setSobre] = useState<string | null>(null);
  const [dicho, setDicho] = useState('');
  const mover = (imagen: Adjunto, lugar: number) => {
    if (lugar < 0 || lugar >= imagenes.length) return;
    manejo.mover(imagen, lugar);
    setDicho(t('movida', { nombre: nombrarImagen(imagen), lugar: lugar + 1, total: imagenes.length }));
  };
  const soltarEn = (lugar: number) => {
    const imagen = imagenes.find(({ id }) => id === arrastrada);
    if (imagen) mover(imagen, lugar);
    setArrastrada(null);
    setSobre(null);
  };
  return (
    <>
      <Box component="ul" aria-label={t('imagenes')} sx={grilla}>
        {imagenes.map((imagen, lugar) => (
          <Box
            component="li"
            key={imagen.id}
            draggable={fuente.editable}
            onDragStart={() => setArrastrada(imagen.id)}
            onDragEnd={() => {
              setArrastrada(null);
              setSobre(null);
            }}
            onDragOver={(evento) => {
              if (arrastrada === null) return;
              evento.preventDefault();
              setSobre(imagen.id);
            }}
            onDrop={(evento) => {
              if (arrastrada === null) return;
              evento.preventDefault();
              evento.stopPropagation();
              soltarEn(lugar);
            }}
            sx={{
              ...cuadro,
              ...(arrastrada === imagen.id && { opacity: 0.5 }),
              ...(sobre === imagen.id && arrastrada !== imagen.id && { outlineColor: 'primary.main' }),
            }}
          >
            <UnaImagen {...{ fuente, imagen, lugar, manejo, mover }} total={imagenes.length} />
          </Box>
        ))}
      </Box>
      <Box aria-live="polite" sx={oculto}>
        {dicho}
      </Box>
    </>
  );
}

type PropsDeUna = Omit<Props, 'imagenes'> & {
  readonly imagen: Adjunto;
  readonly lugar: number;
  readonly total: number;
  readonly mover: (imagen: Adjunto, lugar: number) => void;
};

function UnaImagen({ fuente, imagen, lugar, total, manejo, mover }: PropsDeUna) {
  const { t } = useTranslation('adjuntos');
  const acciones = useAcciones({ fuente, imagen, lugar, total, manejo, mover });
  const handleTecla = (evento: KeyboardEvent<HTMLElement>) => {
    if (!evento.altKey || !fuente.editable) return;
    const paso = getComputedStyle(evento.currentTarget).direction === 'rtl' ? -1 : 1;
    const lugares: Readonly<Record<string, number>> = {
      ArrowLeft: lugar - paso,
      ArrowRight: lugar + paso,
      Home: 0,
      End: total - 1,
    };
    const nuevo = lugares[evento.key];
    if (nuevo === undefined) return;
    evento.preventDefault();
    mover(imagen, nuevo);
  };
  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={() => manejo.ver(imagen)}
        onKeyDown={handleTecla}
        aria-label={t('ampliar', { nombre: nombrarImagen(imagen) })}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        sx={boton}
      >
        <Box
          component="img"
          src={imagenDe(fuente.ruta, imagen, 'mediana')}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      </Box>
      {lugar === 0 && (
        <Box sx={{ position: 'absolute', insetBlockStart: 8, insetInlineStart: 8, pointerEvents: 'none' }}>
          <EstadoChip tono="azul" sinPunto>
            {t('principal')}
          </EstadoChip>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, paddingInlineStart: 1 }}>
        <Box component="span" title={imagen.nombre} sx={nombre}>
          <bdi>{imagen.nombre}</bdi>
        </Box>
        <MenuDeFila etiqueta={t('acciones', { nombre: imagen.nombre })} acciones={() => acciones} />
      </Box>
    </>
  );
}

function useAcciones({ fuente, imagen, lugar, total, manejo, mover }: PropsDeUna) {
  const { t } = useTranslation('adjuntos');
  const bajar = {
    texto: t('accion.bajar'),
    onClick: () => globalThis.location.assign(archivoDe(fuente.ruta, imagen.id)),
  };
  const ver = { texto: t('accion.ver'), onClick: () => manejo.ver(imagen) };
  if (!fuente.editable) return [ver, bajar];
  return [
    ver,
    ...(lugar > 0
      ? [
          { texto: t('accion.principal'), onClick: () => mover(imagen, 0) },
          { texto: t('accion.antes'), atajo: 'Alt ←', onClick: () => mover(imagen, lugar - 1) },
        ]
      : []),
    ...(lugar < total - 1
      ? [{ texto: t('accion.despues'), atajo: 'Alt →', onClick: () => mover(imagen, lugar + 1) }]
      : []),
    { texto: t('accion.describir'), onClick: () => manejo.describir(imagen) },
    bajar,
    { texto: t('accion.quitar'), peligro: true, onClick: () => manejo.quitar(imagen) },
  ];
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const cuadro = {
  position: 'relative',
  minWidth: 0,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  outline: '2px solid transparent',
  outlineOffset: '1px',
} as const;

const boton = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  p: 1,
  border: 0,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  bgcolor: 'page',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

const nombre = {
  flex: 1,
  minWidth: 0,
  fontSize: '0.8125rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
