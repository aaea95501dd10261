import Box from '@mui/material/Box';
import type { ChatStatus } from '#galeria/api-falsa/entidades/chats.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { textos } from './textos.ts';

const COLORES: Readonly<Record<ChatStatus, string>> = {
  online: 'success.main',
  away: 'warning.main',
  busy: 'error.main',
  offline: 'borderStrong',
};

/** Somebody's picture with a dot that says whether they are there; the dot has its name. */
export function AvatarConEstado(props: {
  readonly quien: { readonly name: string; readonly thumb?: string; readonly status: ChatStatus };
  readonly lado?: number;
}) {
  const t = textos.usar();
  const { quien, lado = 42 } = props;
  return (
    <Box component="span" sx={{ position: 'relative', flex: 'none', display: 'inline-flex' }}>
      <AvatarDe quien={{ nombre: quien.name, foto: quien.thumb }} lado={lado} />
      <Box
        component="span"
        role="img"
        aria-label={t(`estado.${quien.status}`)}
        data-testid="chats-status"
        data-estado={quien.status}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: 0,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: COLORES[quien.status],
          boxShadow: '0 0 0 2px var(--t-palette-background-paper)',
        }}
      />
    </Box>
  );
}
