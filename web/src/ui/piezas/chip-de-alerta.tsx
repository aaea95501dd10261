import Box from '@mui/material/Box';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';

/** A figure that stands out: amber with its sign. Otherwise as it is. */
export function ChipDeAlerta({ va, children }: { readonly va: boolean; readonly children: ReactNode }) {
  if (!va) return <span>{children}</span>;
  return (
    <Box component="span" sx={chip}>
      <IconAlertTriangle size={13} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </Box>
  );
}

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.75,
  height: 22,
  borderRadius: '5px',
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  fontWeight: 600,
} as const;
