import sharp from 'sharp';

/** A plain picture of so many pixels, to be written as whatever a test needs. */
export const imagen = (ancho: number, alto: number, fondo = '#d04020') =>
  sharp({ create: { width: ancho, height: alto, channels: 3, background: fondo } });

/** The smallest PDF that is whole. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);
