import MuiButton from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';

const Ancla = styled('a')({});

/** A link to a screen, in the looks of a link. `to`, `params` and `search` are checked against the routes. */
export const Enlace = createLink(MuiLink);

/** A link to a screen without looks of its own: for rows and tiles that are wholly a link. */
export const EnlaceCaja = createLink(Ancla);

/** A link to a screen in the looks of a button, with its `variant` and icons. */
export const EnlaceBoton = createLink(MuiButton);
