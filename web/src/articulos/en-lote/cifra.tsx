import Box from '@mui/material/Box';

type Props = { readonly nombre: string; readonly valor: string; readonly aviso?: boolean };

/** A figure of a preview under what it is of; it goes in a `dl`. */
export function Cifra({ nombre, valor, aviso = false }: Props) {
  return (
    <div>
      <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {nombre}
      </Box>
      <Box
        component="dd"
        sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, color: aviso ? 'warning.text' : 'inherit' }}
      >
        <bdi>{valor}</bdi>
      </Box>
    </div>
  );
}
