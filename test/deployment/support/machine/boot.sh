#!/bin/bash
# Runs as the first process of namespaces of its own (machine.ts). What is written to the folders below goes to memory, and is
# gone with the last process: the machine around it stays as it was, and its ports are free.
set -euo pipefail
folder=$1
read -r pid _ < /proc/self/stat
echo "$pid" > "$folder/pid"
mount --make-rprivate /
mount -t proc proc /proc
mkdir "$folder/memory"
mount -t tmpfs -o mode=755 machine "$folder/memory"
for each in etc opt usr/local var; do
  mkdir -p "$folder/memory/$each"/{upper,work}
  mount -t overlay machine "/$each" -o "lowerdir=/$each,upperdir=$folder/memory/$each/upper,workdir=$folder/memory/$each/work"
done
for each in /run /etc/postgresql /var/lib/postgresql /var/lib/prometheus /opt; do
  mkdir -p "$each"
  mount -t tmpfs -o mode=755 machine "$each"
done
ip link set lo up
rm -f /etc/hosts && echo '127.0.0.1 localhost specai.example.com' > /etc/hosts
install -d -o postgres -g postgres /run/postgresql /var/lib/postgresql
pg_createcluster "$(ls /usr/lib/postgresql | tail -1)" main > /dev/null
install -m 755 "$(dirname "$0")"/{systemctl,apt-get} /usr/local/sbin
mkdir "$folder/desk" && cd "$folder/desk"
openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=specai.example.com \
  -addext subjectAltName=DNS:specai.example.com -keyout tls.key -out tls.crt 2> /dev/null
touch "$folder/booted"
# The first process collects those that lost their parents.
sleep infinity &
wait
