import Link from '@mui/material/Link';
import { oVacio } from '#ui/formato/formato.ts';

/** A telephone that is called when pressed. */
export function EnlaceDeTelefono({ numero }: { readonly numero: string }) {
  if (numero === '') return oVacio(numero);
  return (
    <Link href={`tel:${numero.replace(/[^\d+]/g, '')}`}>
      <bdi>{numero}</bdi>
    </Link>
  );
}

/** An address that is written to when pressed. */
export function EnlaceDeCorreo({ email }: { readonly email: string }) {
  return email === '' ? oVacio(email) : <Link href={`mailto:${email}`}>{email}</Link>;
}
