import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdDePanel } from '#inicio/catalogo.ts';

type Props = {
  readonly id: IdDePanel;
  readonly visible: boolean;
  readonly primero: boolean;
  readonly ultimo: boolean;
  /** The one that is being pulled. */
  readonly arrastrado: IdDePanel | null;
  readonly onAlternar: () => void;
  readonly onMover: (paso: 1 | -1) => void;
  readonly onArrastrar: (id: IdDePanel | null) => void;
  readonly onSoltar: () => void;
};

export function RenglonDePanel(props: Props) {
  const { t } = useTranslation('paneles');
  const { id, visible, primero, ultimo, onMover } = props;
  const casilla = useId();
  const nombre = t(`orden.paneles.${id}`);
  const handleTecla = (evento: KeyboardEvent) => {
    if (!evento.altKey || (evento.key !== 'ArrowUp' && evento.key !== 'ArrowDown')) return;
    evento.preventDefault();
    onMover(evento.key === 'ArrowUp' ? -1 : 1);
  };
  const { encima, escuchas } = useArrastre(props);
  return (
    <Box component="li" onKeyDown={handleTecla} {...escuchas} sx={{ ...renglon, ...(encima && sobre) }}>
      <IconGripVertical className="asa" size={18} stroke={1.5} aria-hidden />
      <Checkbox
        size="small"
        checked={visible}
        onChange={props.onAlternar}
        slotProps={{ input: { id: casilla, 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' } }}
      />
      <Box component="label" htmlFor={casilla} sx={{ flex: 1, minWidth: 0, py: 1 }}>
        {nombre}
      </Box>
      {([-1, 1] as const).map((paso) => {
        const Flecha = paso === -1 ? IconArrowUp : IconArrowDown;
        const enElExtremo = paso === -1 ? primero : ultimo;
        return (
          <IconButton
            key={paso}
            size="small"
            aria-label={t(paso === -1 ? 'orden.subir' : 'orden.bajar', { que: nombre })}
            // It keeps the focus when there is nothing left to do.
            aria-disabled={enElExtremo}
            onClick={() => enElExtremo || onMover(paso)}
            sx={enElExtremo ? { color: 'text.disabled', cursor: 'default' } : {}}
          >
            <Flecha size={18} stroke={1.7} aria-hidden />
          </IconButton>
        );
      })}
    </Box>
  );
}

/** With the mouse a row is pulled to where another one stands. */
function useArrastre({ id, arrastrado, onArrastrar, onSoltar }: Props) {
  const [encima, setEncima] = useState(false);
  const ajeno = arrastrado !== null && arrastrado !== id;
  return {
    encima: encima && ajeno,
    escuchas: {
      draggable: true,
      onDragStart: (evento: DragEvent) => {
        evento.dataTransfer.effectAllowed = 'move';
        onArrastrar(id);
      },
      onDragOver: (evento: DragEvent) => {
        if (!ajeno) return;
        evento.preventDefault();
        setEncima(true);
      },
      onDragLeave: () => setEncima(false),
      onDrop: (evento: DragEvent) => {
        evento.preventDefault();
        setEncima(false);
        if (ajeno) onSoltar();
      },
      onDragEnd: () => onArrastrar(null),
    },
  };
}

const renglon = {
  display: 'flex',
  alignItems: 'center',
  px: 1,
  borderRadius: 1,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  '&:hover': { bgcolor: 'action.hover' },
  '& .asa': { flex: 'none', color: 'text.secondary', cursor: 'grab' },
  '& label': { cursor: 'pointer' },
  // A finger pulls nothing.
  '@media (pointer: coarse)': { '& .asa': { display: 'none' }, '& button': { width: 44, height: 44 } },
} as const;

const sobre = { outline: '2px solid', outlineColor: 'var(--t-palette-primary-text)', outlineOffset: '-2px' } as const;
