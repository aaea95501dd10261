import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

type Props = {
  /** Where the picture is, as its record says it; null without one. */
  readonly imagen: string | null;
  readonly tamano?: 'chica' | 'mediana';
  readonly lado: number | { readonly xs: number; readonly sm: number };
  /** In its place, when there is none or it does not come. */
  readonly children?: ReactNode;
};

/** The principal picture of something, small, beside the words that say what it is: it adds nothing for who does not see. */
export function Miniatura({ imagen, tamano = 'chica', lado, children }: Props) {
  const [rota, setRota] = useState<string | null>(null);
  const seVe = imagen !== null && imagen !== rota;
  return (
    <Box sx={{ ...marco, width: lado, height: lado }}>
      {seVe ? (
        <Box
          component="img"
          src={`${imagen}&tamano=${tamano}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setRota(imagen)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        children
      )}
    </Box>
  );
}

const marco = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'page',
  color: 'primary.text',
} as const;
