import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useEffect, useRef, useState } from 'react';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';

const COLORES = ['default', 'primary', 'secondary', 'success', 'warning', 'error'] as const;
type Color = (typeof COLORES)[number];

/** Short labels, some of which can be taken away. */
export function ChipScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('chip')}>
      <Bloques>
        <Bloque titulo={t('chips.rellenos')}>
          <DeCadaColor prueba="chip-filled" />
        </Bloque>
        <Bloque titulo={t('chips.contorno')}>
          <DeCadaColor prueba="chip-outlined" contorno />
        </Bloque>
        <Bloque titulo={t('chips.icono')}>
          <DeCadaColor prueba="chip-icon" icono />
        </Bloque>
        <Bloque titulo={t('chips.contornoIcono')}>
          <DeCadaColor prueba="chip-outlined-icon" contorno icono />
        </Bloque>
        <Bloque titulo={t('chips.inactivos')}>
          <Fila>
            <Chip disabled label={t('chips.colores.default')} sx={inactivo} />
            <Chip disabled variant="outlined" label={t('chips.colores.primary')} sx={inactivo} />
          </Fila>
        </Bloque>
        <Bloque titulo={t('chips.tamanos')}>
          <Fila>
            <Chip size="small" label={t('chips.chico')} sx={relleno('primary')} />
            <Chip label={t('chips.normal')} sx={relleno('primary')} />
          </Fila>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function DeCadaColor(props: { readonly prueba: string; readonly contorno?: boolean; readonly icono?: boolean }) {
  const t = textos.usar();
  const [quedan, setQuedan] = useState<readonly Color[]>(COLORES);
  const comunes = (color: Color): ChipProps => ({
    label: t(`chips.colores.${color}`),
    variant: props.contorno ? 'outlined' : 'filled',
    sx: props.contorno ? contorno(color) : relleno(color),
    ...(props.icono ? { icon: <IconUser size={16} stroke={1.7} aria-hidden /> } : {}),
  });
  const caja = useRef<HTMLDivElement>(null);
  const porEnfocar = useRef<number | null>(null);
  const dejar = (colores: readonly Color[], lugar: number) => {
    porEnfocar.current = lugar;
    setQuedan(colores);
  };
  const quitar = (color: Color) =>
    dejar(
      quedan.filter((uno) => uno !== color),
      quedan.indexOf(color),
    );
  // What had the focus is gone: who takes its place has it, or what puts them all back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: those that are left are what it waits for
  useEffect(() => {
    if (porEnfocar.current === null) return;
    caja.current?.querySelectorAll<HTMLElement>(`[data-quita], button`)[porEnfocar.current]?.focus();
    porEnfocar.current = null;
  }, [quedan]);
  return (
    <div ref={caja} data-testid={props.prueba}>
      <Fila>
        {COLORES.map((color) => (
          <Chip key={color} {...comunes(color)} />
        ))}
      </Fila>
      <div style={{ height: 12 }} />
      <Fila>
        {quedan.map((color) => (
          <Chip
            key={color}
            {...comunes(color)}
            data-quita=""
            aria-label={t('chips.quitar', { que: t(`chips.colores.${color}`) })}
            onDelete={() => quitar(color)}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter' || evento.key === ' ') quitar(color);
            }}
          />
        ))}
        {quedan.length < COLORES.length && (
          <Button size="small" variant="text" onClick={() => dejar(COLORES, 0)}>
            {t('chips.reponer')}
          </Button>
        )}
      </Fila>
    </div>
  );
}

const tintaDe = (color: Color) => ({
  '&.MuiChip-root .MuiChip-icon, &.MuiChip-root .MuiChip-deleteIcon': { color: 'inherit' },
  fontWeight: color === 'default' ? 500 : 600,
});

const relleno = (color: Color) => ({
  '&.MuiChip-root': {
    bgcolor: color === 'default' ? 'page' : `${color}.soft`,
    color: color === 'default' ? 'text.primary' : `${color}.onSoft`,
  },
  ...tintaDe(color),
});

const contorno = (color: Color) => ({
  '&.MuiChip-root': {
    bgcolor: 'transparent',
    color: color === 'default' ? 'text.primary' : `${color}.text`,
    borderColor: color === 'default' ? 'borderStrong' : 'currentColor',
  },
  ...tintaDe(color),
});

// Pale, and still to be read: the library fades what is disabled below the contrast of a text.
const inactivo = { '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } } as const;
