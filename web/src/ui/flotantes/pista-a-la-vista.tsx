import Tooltip from '@mui/material/Tooltip';
import { createPortal } from 'react-dom';
import type { PistaQueSeVe } from './pista.tsx';

/** The words of a tooltip beside what they are about. It hangs on a node of its own, to leave alone the one it explains. */
export function PistaALaVista({ texto, lado, abierta, ancla, onCerrar, ...quedarse }: PistaQueSeVe) {
  return createPortal(
    <Tooltip
      title={texto}
      open={abierta}
      onClose={onCerrar}
      {...(lado && { placement: lado })}
      slotProps={{ popper: { anchorEl: ancla, ...quedarse } }}
    >
      <span hidden aria-label={undefined} />
    </Tooltip>,
    document.body,
  );
}
