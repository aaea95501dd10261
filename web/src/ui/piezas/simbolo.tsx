import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An icon on a patch of its tone, at the start of a card or a question. */
export function Simbolo(props: {
  readonly tono: 'primary' | 'info' | 'success' | 'warning' | 'error';
  readonly redondo?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: props.redondo ? '50%' : 1,
        bgcolor: `${props.tono}.soft`,
        color: `${props.tono}.onSoft`,
      }}
    >
      {props.children}
    </Box>
  );
}
