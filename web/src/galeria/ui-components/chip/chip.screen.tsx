import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useEffect, useRef, useState } from 'react';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';

const COLORES = ['default', 'primary', 'secondary', 'success', 'warning', 'error'] as const;
type Color = (typeof COLORES)[number];
const INACTIVOS = ['default', 'primary'] as const;
const TAMANOS = ['chico', 'normal'] as const;

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
          <Quitables
            prueba="chip-disabled"
            todos={INACTIVOS}
            propsDe={(color) => ({
              disabled: true,
              variant: color === 'primary' ? 'outlined' : 'filled',
              label: t(`chips.colores.${color}`),
              sx: inactivo,
            })}
          />
        </Bloque>
        <Bloque titulo={t('chips.tamanos')}>
          <Quitables
            prueba="chip-size"
            todos={TAMANOS}
            propsDe={(tamano) => ({
              size: tamano === 'chico' ? 'small' : 'medium',
              label: t(`chips.${tamano}`),
              sx: relleno('primary'),
            })}
          />
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

function DeCadaColor(props: { readonly prueba: string; readonly contorno?: boolean; readonly icono?: boolean }) {
  const t = textos.usar();
  const propsDe = (color: Color) => ({
    label: t(`chips.colores.${color}`),
    variant: props.contorno ? ('outlined' as const) : ('filled' as const),
    sx: props.contorno ? contorno(color) : relleno(color),
    ...(props.icono ? { icon: <IconUser size={16} stroke={1.7} aria-hidden /> } : {}),
  });
  return <Quitables prueba={props.prueba} todos={COLORES} propsDe={propsDe} />;
}

/** Those, and below them the same to be taken away one by one and put back. */
function Quitables<Cual extends string>(props: {
  readonly prueba: string;
  readonly todos: readonly Cual[];
  readonly propsDe: (cual: Cual) => ChipProps & { readonly label: string };
}) {
  const t = textos.usar();
  const { todos, propsDe } = props;
  const [quedan, setQuedan] = useState(todos);
  const caja = useRef<HTMLDivElement>(null);
  const porEnfocar = useRef<number | null>(null);
  const dejar = (cuales: readonly Cual[], lugar: number) => {
    porEnfocar.current = lugar;
    setQuedan(cuales);
  };
  const quitar = (cual: Cual) =>
    dejar(
      quedan.filter((uno) => uno !== cual),
      quedan.indexOf(cual),
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
        {todos.map((cual) => (
          <Chip key={cual} {...propsDe(cual)} />
        ))}
      </Fila>
      <div style={{ height: 12 }} />
      <Fila>
        {quedan.map((cual) => (
          <Chip
            key={cual}
            {...propsDe(cual)}
            skipFocusWhenDisabled
            aria-disabled={propsDe(cual).disabled}
            data-quita=""
            aria-label={t('chips.quitar', { que: propsDe(cual).label })}
            onDelete={() => quitar(cual)}
            onKeyDown={(evento) => {
              if (evento.key === 'Enter' || evento.key === ' ') quitar(cual);
            }}
          />
        ))}
        {quedan.length < todos.length && (
          <Button size="small" variant="text" onClick={() => dejar(todos, 0)}>
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
